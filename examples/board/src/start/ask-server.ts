import { type Failed, sayTrouble } from '../table/trouble.js';

/**
 * Asks the server that the page came from for something, or posts something to it.
 *
 * @throws Error that says in the language of the page what went wrong
 */
export async function askServer<T>(path: string, body?: object): Promise<T> {
  const answer = await fetch(
    path,
    body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  )
    .then((response): Promise<T & { readonly error?: Failed }> => response.json())
    // Nobody is there, or something between here and there answers in its place.
    .catch(() => ({ error: { code: 'unreachable', message: '' } }) as T & { readonly error: Failed });
  if (answer.error) throw new Error(sayTrouble(answer.error));
  return answer;
}
