/* Short sounds, made in the page: tones that fade, and noise through a filter. */

export type Sound = 'dice' | 'hit' | 'gold' | 'card' | 'turn';

/** A tone, or noise around a pitch: when it begins, and how long it fades. */
interface Note {
  readonly at: number;
  readonly fades: number;
  readonly pitch: number;
  /** Where the pitch goes while it fades. */
  readonly to?: number;
  readonly wave: OscillatorType | 'noise';
  readonly loud: number;
}

const tone = (
  at: number,
  pitch: number,
  fades: number,
  loud: number,
  wave: OscillatorType = 'sine',
): Note => ({
  at,
  pitch,
  fades,
  loud,
  wave,
});
const noise = (at: number, pitch: number, fades: number, loud: number, to = pitch): Note => ({
  at,
  pitch,
  to,
  fades,
  loud,
  wave: 'noise',
});

const scores: Readonly<Record<Sound, readonly Note[]>> = {
  dice: [0, 0.07, 0.12, 0.2, 0.24, 0.36].map((at, hop) =>
    noise(at, 2600 - hop * 180, 0.05, 0.5 - hop * 0.06),
  ),
  hit: [noise(0, 700, 0.12, 0.6, 200), { ...tone(0, 150, 0.28, 0.4), to: 48 }],
  gold: [tone(0, 1976, 0.18, 0.07, 'triangle'), tone(0.08, 2637, 0.35, 0.07, 'triangle')],
  card: [noise(0, 1200, 0.16, 0.25, 4200)],
  turn: [tone(0, 587, 0.3, 0.12), tone(0.14, 784, 0.3, 0.12)],
};

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** A second of noise. */
function noiseOf(context: AudioContext): AudioBuffer {
  if (hiss !== null) return hiss;
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return hiss;
}

function sourceOf(context: AudioContext, { wave, pitch, to = pitch, fades }: Note, begins: number) {
  if (wave !== 'noise') {
    const source = new OscillatorNode(context, { type: wave, frequency: pitch });
    source.frequency.setValueAtTime(pitch, begins);
    source.frequency.exponentialRampToValueAtTime(to, begins + fades);
    return { source, end: source };
  }
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context) });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 1.2 });
  filter.frequency.setValueAtTime(pitch, begins);
  filter.frequency.exponentialRampToValueAtTime(to, begins + fades);
  return { source, end: source.connect(filter) };
}

/** Plays a sound after some seconds. A browser stays silent until somebody has clicked in the page. */
export function play(sound: Sound, after = 0): void {
  audio ??= new AudioContext();
  const context = audio;
  void context.resume();
  for (const note of scores[sound]) {
    const begins = context.currentTime + after + note.at;
    const { source, end } = sourceOf(context, note, begins);
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(note.loud, begins);
    loudness.gain.exponentialRampToValueAtTime(0.001, begins + note.fades);
    end.connect(loudness).connect(context.destination);
    source.start(begins);
    source.stop(begins + note.fades);
  }
}
