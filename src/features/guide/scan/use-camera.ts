import { useEffect, useState } from "react";
import { isVisible, onLeave, onReturn } from "../../../shared/browser/wake-ups.ts";
import { type Camera, type CameraProblem, openCamera, type PolicyDocument } from "./camera.ts";

export type CameraState =
  | { kind: "starting" }
  | { kind: "running"; camera: Camera }
  | { kind: "problem"; code: CameraProblem };

const STARTING: CameraState = { kind: "starting" };

export function useCamera(): { state: CameraState; again: () => void } {
  const [state, setState] = useState<CameraState>(STARTING);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let running: Camera | null = null;
    let currentTurn = 0;
    const closeCamera = () => {
      currentTurn += 1;
      running?.stop();
      running = null;
      setState(STARTING);
    };
    async function open() {
      closeCamera();
      const ownTurn = currentTurn;
      const answer = await openCamera(navigator, document as PolicyDocument);
      // The traveler may hide or leave the page while the browser shows its permission prompt.
      if (ownTurn !== currentTurn) return answer.ok ? answer.camera.stop() : undefined;
      if (!answer.ok) return setState({ kind: "problem", code: answer.code });
      running = answer.camera;
      running.onEnd(() => {
        if (ownTurn === currentTurn) setState({ kind: "problem", code: "busy" });
      });
      setState({ kind: "running", camera: running });
    }
    if (isVisible()) void open();
    else closeCamera();
    const removeListeners = [onReturn(() => void open(), { on: ["visible"] }), onLeave(closeCamera)];
    return () => {
      for (const removeListener of removeListeners) removeListener();
      closeCamera();
    };
  }, [attempt]);

  return { state, again: () => setAttempt((before) => before + 1) };
}
