import { hashText } from '../kernel/hash.js';
import { InvalidQuestionError } from './named.js';

/*
 * A question in a link: `1.` for this form, its JSON compressed (raw DEFLATE) in base64url, and a checksum of that. All
 * of it stands behind the `#`, so no server sees it.
 */

const form = '1';
/** The longest fragment and the longest JSON that are read, in characters and bytes. */
const longestFragment = 60_000;
const longestJson = 1_000_000;

const none = (message: string): InvalidQuestionError => new InvalidQuestionError([{ path: '', message }]);

/** A value as the fragment of a link. @throws InvalidQuestionError if it is too large for one */
export async function fragmentOf(value: object): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(value));
  const packed = base64url(await through(json, new CompressionStream('deflate-raw')));
  const fragment = `${form}.${packed}.${hashText(packed).slice(0, 8)}`;
  if (fragment.length > longestFragment)
    throw none(`It has ${fragment.length} characters as a link; ${longestFragment} is the most.`);
  return fragment;
}

/** The JSON in a link, as it came: of a question nothing is checked yet. @throws InvalidQuestionError if it holds none */
export async function valueIn(link: string): Promise<unknown> {
  if (typeof link !== 'string') throw none('A link is a text.');
  const fragment = link.slice(link.indexOf('#') + 1);
  if (fragment.length > longestFragment)
    throw none(`It has ${fragment.length} characters; ${longestFragment} is the most.`);
  const [version, packed = '', sum, more] = fragment.split('.');
  if (version !== form)
    throw none(`Its first part says the form, "${form}"; here it is "${version?.slice(0, 20)}".`);
  if (sum === undefined || more !== undefined || hashText(packed).slice(0, 8) !== sum)
    throw none('A part of the link is missing or was changed: copy the whole link.');
  try {
    const bytes = await through(fromBase64url(packed), new DecompressionStream('deflate-raw'));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof InvalidQuestionError) throw error;
    throw none('What it holds is no compressed JSON.');
  }
}

/** Sends bytes through a stream. Stops as soon as more comes out than a question may have. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    length += read.value.length;
    if (length <= longestJson) continue;
    await reader.cancel();
    throw none(`It holds more than ${longestJson} bytes.`);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function base64url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @throws DOMException if the text is no base64url */
const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
