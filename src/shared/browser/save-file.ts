/** Hands a file to the browser's downloads; works inside an installed app too. */
export function saveFile(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
