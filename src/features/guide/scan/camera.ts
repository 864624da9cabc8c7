/** Why there is no picture. `blocked`: this page came without the right to ask, and gets it when it is loaded anew. */
export type CameraProblem = "refused" | "blocked" | "missing" | "busy" | "unsupported";

export type Camera = {
  stream: MediaStream;
  /** Null where the camera has no light. */
  light: ((on: boolean) => Promise<void>) | null;
  /** Told when the system or the traveler takes the camera away. */
  onEnd: (ended: () => void) => void;
  stop: () => void;
};
export type CameraAnswer = { ok: true; camera: Camera } | { ok: false; code: CameraProblem };

export type PolicyDocument = { featurePolicy?: { allowsFeature: (name: string) => boolean } };

const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: "refused",
  SecurityError: "blocked",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

function lightOf(track: MediaStreamTrack): Camera["light"] {
  const able = track.getCapabilities?.() as { torch?: boolean } | undefined;
  if (!able?.torch) return null;
  return (torch) => track.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] });
}

/** The camera at the back, where there are two. */
export async function openCamera(
  { mediaDevices }: Pick<Navigator, "mediaDevices">,
  page: PolicyDocument,
): Promise<CameraAnswer> {
  // Without a secure address there is no camera; without the canvas no thread of ours can look at its frames.
  if (!mediaDevices?.getUserMedia || typeof OffscreenCanvas === "undefined") return { ok: false, code: "unsupported" };
  // A page without the right would be answered as if the person had refused.
  if (page.featurePolicy?.allowsFeature("camera") === false) return { ok: false, code: "blocked" };
  try {
    const stream = await mediaDevices.getUserMedia(WANTED);
    const tracks = stream.getVideoTracks();
    const [track] = tracks;
    if (!track) return { ok: false, code: "missing" };
    return {
      ok: true,
      camera: {
        stream,
        light: lightOf(track),
        onEnd: (ended) => track.addEventListener("ended", ended, { once: true }),
        stop: () => tracks.forEach((each) => each.stop()),
      },
    };
  } catch (error) {
    return { ok: false, code: PROBLEMS[error instanceof DOMException ? error.name : ""] ?? "busy" };
  }
}
