import { InvalidArgumentError, readOptions } from '../../kernel/index.js';

/* Trained values: small networks in JSON. The editions differ in their inputs only. */

/** One layer of a {@link ValueNetwork}. */
export interface ValueLayer {
  /** A weight of each input, for each output. */
  readonly weights: readonly (readonly number[])[];
  /** The bias of each output. */
  readonly biases: readonly number[];
}

/**
 * Scores the standing of a player with one linear layer, or several with the hyperbolic tangent between them. The odds
 * of players are `e` to the power of their scores. In Third Edition, where all may lose, the odds of that are 1.
 */
export interface ValueNetwork {
  /** The version of this format. */
  readonly version: 1;
  /** The names of the inputs, in order: `standingNames` of the edition. */
  readonly inputs: readonly string[];
  /** The layers. The last one has one output: the score. */
  readonly layers: readonly ValueLayer[];
}

export type ScoreOf = (standing: readonly number[]) => number;

export type EditionName = 'Second Edition' | 'Third Edition';

/** A standing name that occurs in one edition only. */
export const marks: Readonly<Record<EditionName, string>> = {
  'Second Edition': 'runes',
  'Third Edition': 'villain',
};

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isRow = (value: unknown, length: number): value is readonly number[] =>
  Array.isArray(value) && value.length === length && value.every(isNumber);

/** @throws InvalidArgumentError for wrong inputs; the message says if they belong to the other edition */
function assertInputs(inputs: unknown, names: readonly string[], edition: EditionName): void {
  if (
    Array.isArray(inputs) &&
    inputs.length === names.length &&
    names.every((name, at) => inputs[at] === name)
  )
    return;
  const other = edition === 'Second Edition' ? 'Third Edition' : 'Second Edition';
  if (Array.isArray(inputs) && inputs.includes(marks[other]))
    throw new InvalidArgumentError(
      `This value was trained for ${other}, and ${edition} is played: its inputs would be ${names.join(', ')}.`,
    );
  throw new InvalidArgumentError(`The inputs of a trained value are, in order: ${names.join(', ')}.`);
}

/**
 * Reads a network.
 *
 * @param names - the inputs, in order
 * @throws InvalidArgumentError for a wrong network, or one of the other edition
 */
export function readTrained(given: unknown, names: readonly string[], edition: EditionName): ScoreOf {
  if (typeof given !== 'object' || given === null)
    throw new InvalidArgumentError('A trained value is an object with its version, inputs and layers.');
  const { version, inputs, layers } = readOptions<ValueNetwork>(given as ValueNetwork, [
    'version',
    'inputs',
    'layers',
  ]);
  if (version !== 1) throw new InvalidArgumentError('A trained value has the version 1.');
  assertInputs(inputs, names, edition);
  if (!Array.isArray(layers) || layers.length === 0)
    throw new InvalidArgumentError('A trained value has one layer at least.');
  let width = names.length;
  const read = layers.map((layer: unknown, at) => {
    const { weights, biases } = readOptions<ValueLayer>(layer as ValueLayer, ['weights', 'biases']);
    if (!Array.isArray(weights) || weights.length === 0 || !weights.every((row) => isRow(row, width)))
      throw new InvalidArgumentError(
        `Layer ${at + 1} of a trained value has rows of ${width} finite numbers as its weights.`,
      );
    if (!isRow(biases, weights.length))
      throw new InvalidArgumentError(
        `Layer ${at + 1} of a trained value has ${weights.length} finite numbers as its biases.`,
      );
    width = weights.length;
    return { weights: weights.map((row) => [...row]), biases: [...biases] };
  });
  if (width !== 1) throw new InvalidArgumentError('The last layer of a trained value has one output.');
  return (standing) => scored(read, standing);
}

function scored(layers: readonly ValueLayer[], standing: readonly number[]): number {
  let values = standing;
  for (const [at, { weights, biases }] of layers.entries()) {
    const from = values;
    values = weights.map((row, out) =>
      row.reduce((sum, weight, input) => sum + weight * (from[input] ?? 0), biases[out] ?? 0),
    );
    if (at < layers.length - 1) values = values.map(Math.tanh);
  }
  return values[0] ?? 0;
}
