/** Gives the game as a file, where it could be had. */
export async function download(saving: Promise<Blob | null>, title: string): Promise<void> {
  const file = await saving;
  if (file === null) return;
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
