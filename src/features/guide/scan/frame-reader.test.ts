import { expect, it } from "vitest";
import { createFrameReader } from "./frame-reader.ts";
import { nativeReader } from "./native-reader.ts";

const own = async (frame: string) => `own ${frame}`;

it("trusts the browser's decoder, and reads itself what that did not find", async () => {
  const read = createFrameReader(async (frame: string) => (frame === "easy" ? "native easy" : null), own);
  expect([await read("easy"), await read("hard"), await read("easy")]).toEqual([
    "native easy",
    "own hard",
    "native easy",
  ]);
});

it("stops asking the browser's decoder after it failed once", async () => {
  let asked = 0;
  const failing = async (): Promise<string | null> => {
    asked += 1;
    throw new Error("Barcode detection service unavailable.");
  };
  const read = createFrameReader(failing, own);
  expect([await read("one"), await read("two"), asked]).toEqual(["own one", "own two", 1]);
});

const detector = (formats: () => Promise<string[]>) =>
  Object.assign(class Detector {}, { getSupportedFormats: formats }) as never;

it.each<[string, Parameters<typeof nativeReader>[0]]>([
  ["no class", {}],
  ["a class without formats, as on Linux and Windows", { BarcodeDetector: detector(async () => []) }],
  ["other formats only", { BarcodeDetector: detector(async () => ["ean_13"]) }],
  ["a refusal to say", { BarcodeDetector: detector(() => Promise.reject(new DOMException("no"))) }],
  [
    "a class that cannot be made",
    {
      BarcodeDetector: Object.assign(
        class Detector {
          constructor() {
            throw new TypeError("no");
          }
        },
        { getSupportedFormats: async () => ["qr_code"] },
      ) as never,
    },
  ],
])("offers no decoder of the browser's where there is %s", async (_, realm) => {
  expect(await nativeReader(realm)).toBeNull();
});
