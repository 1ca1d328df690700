/* The colors of paper and ink; those of the land are the same in both themes. */

/** Light, for paper and most pages, or dark. */
export type PictureTheme = 'light' | 'dark';

export interface Ink {
  readonly paper: string;
  readonly text: string;
  readonly faint: string;
  readonly frame: string;
  readonly panel: string;
  readonly edge: string;
  readonly shade: number;
}

export const inks: Readonly<Record<PictureTheme, Ink>> = {
  light: {
    paper: '#efe3c4',
    text: '#3d2c1c',
    faint: '#7a6448',
    frame: '#3d2c1c',
    panel: '#f7edd3',
    edge: '#b59b6a',
    shade: 0,
  },
  dark: {
    paper: '#1e1a17',
    text: '#eadfc6',
    faint: '#a8977a',
    frame: '#a08a5f',
    panel: '#2a2420',
    edge: '#57493a',
    shade: 0.22,
  },
};

export const banners = ['#a8272c', '#1f4e9e', '#6a2f8e', '#b06a00', '#11706d', '#3b3a44'] as const;
