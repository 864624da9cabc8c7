/** `blocked` means that the document lacks the camera permission, which a reload gets. */
export type CameraProblem = "refused" | "blocked" | "missing" | "busy" | "unsupported";

export type Camera = {
  stream: MediaStream;
  light: ((on: boolean) => Promise<void>) | null;
  onEnd: (ended: () => void) => void;
  stop: () => void;
};
export type CameraAnswer = { ok: true; camera: Camera } | { ok: false; code: CameraProblem };

export type PolicyDocument = { featurePolicy?: { allowsFeature: (name: string) => boolean } };

const CAMERA_CONSTRAINTS: MediaStreamConstraints = {
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

function lightSwitchOf(track: MediaStreamTrack): Camera["light"] {
  const capabilities = track.getCapabilities?.() as { torch?: boolean } | undefined;
  if (!capabilities?.torch) return null;
  return (torch) => track.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] });
}

export async function openCamera(
  { mediaDevices }: Pick<Navigator, "mediaDevices">,
  page: PolicyDocument,
): Promise<CameraAnswer> {
  // The camera needs HTTPS, and the worker needs OffscreenCanvas.
  if (!mediaDevices?.getUserMedia || typeof OffscreenCanvas === "undefined") return { ok: false, code: "unsupported" };
  // Without the permission the browser would report a refusal by the traveler.
  if (page.featurePolicy?.allowsFeature("camera") === false) return { ok: false, code: "blocked" };
  try {
    const stream = await mediaDevices.getUserMedia(CAMERA_CONSTRAINTS);
    const tracks = stream.getVideoTracks();
    const [track] = tracks;
    if (!track) return { ok: false, code: "missing" };
    return {
      ok: true,
      camera: {
        stream,
        light: lightSwitchOf(track),
        onEnd: (ended) => track.addEventListener("ended", ended, { once: true }),
        stop: () => tracks.forEach((each) => each.stop()),
      },
    };
  } catch (error) {
    return { ok: false, code: PROBLEMS[error instanceof DOMException ? error.name : ""] ?? "busy" };
  }
}
