const LONGEST = 60;

/** images/{timestamp}-{filename}: only letters, digits, dots and dashes, so that no file name leads anywhere else. */
export const imagePath = (fileName: string, timestamp: number): string => {
  const stem = fileName
    .normalize("NFKD")
    .replace(/\.[^.]*$/, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, LONGEST);
  return `images/${timestamp}-${stem || "image"}`;
};
