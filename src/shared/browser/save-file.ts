/** A download link also works inside an installed app. */
export function saveFile(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address only after click() has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
