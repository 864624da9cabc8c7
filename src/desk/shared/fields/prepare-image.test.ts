import { expect, it } from "vitest";
import { imagePath } from "./prepare-image.ts";

it.each([
  ["My Photo.JPG", "images/5-my-photo"],
  ["../../etc/passwd", "images/5-image"],
  ["Хива.png", "images/5-image"],
  ["é tude.webp", "images/5-e-tude"],
])("stores the picture %s as %s", (name, path) => {
  expect(imagePath(name, 5)).toBe(path);
});
