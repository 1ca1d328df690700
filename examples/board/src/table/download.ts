/** Gives the game as a file. */
export async function download(saving: Promise<Blob>, title: string): Promise<void> {
  const url = URL.createObjectURL(await saving);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${title.toLowerCase().replaceAll(/\W+/g, '-')}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
