import { InvalidArgumentError, readOptions } from '../../kernel/index.js';
import { standingNames } from './standing.js';

/* A judgement that somebody has trained: a small network, as it is kept in JSON. */

/** One layer of a {@link ValueNetwork}. */
export interface ValueLayer {
  /** For each of its outputs a weight for each of its inputs. */
  readonly weights: readonly (readonly number[])[];
  /** What is added to each of its outputs. */
  readonly biases: readonly number[];
}

/**
 * Makes a score of how a player stands: a linear layer, or several with the hyperbolic tangent between them. The odds of players are as their
 * scores, taken to the power of e.
 */
export interface ValueNetwork {
  /** 1: the form that is described here. */
  readonly version: 1;
  /** What goes in, in order: `standingNames`. */
  readonly inputs: readonly string[];
  /** The last one has one output: the score. */
  readonly layers: readonly ValueLayer[];
}

/** How good a standing is. */
export type ScoreOf = (standing: readonly number[]) => number;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isRow = (value: unknown, length: number): value is readonly number[] =>
  Array.isArray(value) && value.length === length && value.every(isNumber);

/** A network, read. @throws InvalidArgumentError for what is none */
export function readNetwork(given: unknown): ScoreOf {
  const { version, inputs, layers } = readOptions<ValueNetwork>(given as ValueNetwork, [
    'version',
    'inputs',
    'layers',
  ]);
  if (version !== 1) throw new InvalidArgumentError('A trained value has the version 1.');
  if (
    !Array.isArray(inputs) ||
    inputs.length !== standingNames.length ||
    standingNames.some((name, at) => inputs[at] !== name)
  )
    throw new InvalidArgumentError(
      `The inputs of a trained value are, in order: ${standingNames.join(', ')}.`,
    );
  if (!Array.isArray(layers) || layers.length === 0)
    throw new InvalidArgumentError('A trained value has one layer at least.');
  let width: number = inputs.length;
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
