import { dirname, posix } from 'node:path';
import { isThere, onGitHub, pathOnGitHub } from './places.js';

/*
 * Texts of the repository link to each other by relative paths, and to what is not in the package by addresses on GitHub.
 * On the site a text that has a page is linked to that page, a picture is shown from the site, and all else is found on GitHub.
 */

/** Where a link leads. */
export interface Linked {
  /** What stands in its place. */
  readonly to: string;
  /** The picture that the site has to have for it. */
  readonly picture?: string;
}

/** A link that leads nowhere. */
export class DeadLinkError extends Error {
  constructor(page: string, link: string) {
    super(`${page} links to "${link}", and there is no such file.`);
  }
}

const isPicture = (path: string): boolean => /\.(?:svg|png|jpe?g|gif|webp)$/.test(path);

/** Where a picture of the repository lies on the site. */
const pictureAt = (path: string): string => `/files/${path}`;

/**
 * Where a link of a text leads on the site.
 *
 * @param link - as it is written
 * @param page - the path of the text in the repository
 * @param pages - the page of each text that has one
 * @throws DeadLinkError if there is no such file
 */
export function lead(link: string, page: string, pages: ReadonlyMap<string, string>): Linked {
  const [address = '', anchor] = link.split('#');
  const hash = anchor === undefined ? '' : `#${anchor}`;
  const ours = pathOnGitHub(address);
  if (address === '' || (ours === null && /^[a-z]+:/.test(address))) return { to: link };
  const path = ours ?? posix.join(dirname(page), decodeURI(address)).replace(/\/$/, '');
  if (path.startsWith('..') || !isThere(path)) throw new DeadLinkError(page, link);
  const there = pages.get(path);
  if (there !== undefined) return { to: `${there}${hash}` };
  return isPicture(path) ? { to: pictureAt(path), picture: path } : { to: onGitHub(path, hash) };
}

/** A text with its links led to where they are on the site, and the pictures it shows. Code stays as it is. */
export function relink(
  text: string,
  page: string,
  pages: ReadonlyMap<string, string>,
): { readonly text: string; readonly pictures: readonly string[] } {
  const pictures: string[] = [];
  const led = (link: string): string => {
    const { to, picture } = lead(link, page, pages);
    if (picture !== undefined) pictures.push(picture);
    return to;
  };
  const relinked = text
    .split(/(^```[\s\S]*?^```$|`[^`\n]*`)/m)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part
            .replace(/\]\(([^()\s]+)\)/g, (_, link: string) => `](${led(link)})`)
            .replace(/\b(src|href)="([^"]+)"/g, (_, name: string, link: string) => `${name}="${led(link)}"`),
    );
  return { text: relinked.join(''), pictures };
}
