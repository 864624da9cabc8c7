import type { ReadFrame } from "./frame-reader.ts";

const QR = "qr_code";

/** The Shape Detection API, as far as it is used here: TypeScript does not know it yet. */
type Detector = { detect: (frame: ImageBitmap) => Promise<{ rawValue: string }[]> };
type DetectorClass = (new (options: { formats: string[] }) => Detector) & {
  getSupportedFormats: () => Promise<string[]>;
};

export type DetectorRealm = { BarcodeDetector?: DetectorClass };

/** The browser's own decoder, where it has one that reads QR codes: a class alone says nothing (Linux, Windows). */
export async function nativeReader(realm: DetectorRealm): Promise<ReadFrame<ImageBitmap> | null> {
  try {
    const formats = (await realm.BarcodeDetector?.getSupportedFormats()) ?? [];
    if (!realm.BarcodeDetector || !formats.includes(QR)) return null;
    const detector = new realm.BarcodeDetector({ formats: [QR] });
    return async (frame) => (await detector.detect(frame))[0]?.rawValue ?? null;
  } catch {
    // Some browsers name it and refuse every question.
    return null;
  }
}
