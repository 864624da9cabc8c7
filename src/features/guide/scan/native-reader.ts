import type { ReadFrame } from "./frame-reader.ts";

const QR = "qr_code";

/** TypeScript has no types for the Shape Detection API. */
type Detector = { detect: (frame: ImageBitmap) => Promise<{ rawValue: string }[]> };
type DetectorClass = (new (options: { formats: string[] }) => Detector) & {
  getSupportedFormats: () => Promise<string[]>;
};

export type DetectorRealm = { BarcodeDetector?: DetectorClass };

/** Chromium on Linux and Windows has the class but reads no QR codes. */
export async function nativeReader(realm: DetectorRealm): Promise<ReadFrame<ImageBitmap> | null> {
  try {
    const formats = (await realm.BarcodeDetector?.getSupportedFormats()) ?? [];
    if (!realm.BarcodeDetector || !formats.includes(QR)) return null;
    const detector = new realm.BarcodeDetector({ formats: [QR] });
    return async (frame) => (await detector.detect(frame))[0]?.rawValue ?? null;
  } catch {
    // Some browsers have the class and refuse every call.
    return null;
  }
}
