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
    let turn = 0;
    const close = () => {
      turn += 1;
      running?.stop();
      running = null;
      setState(STARTING);
    };
    async function open() {
      close();
      const mine = turn;
      const answer = await openCamera(navigator, document as PolicyDocument);
      // The traveler may hide or leave the page while the browser shows its permission prompt.
      if (mine !== turn) return answer.ok ? answer.camera.stop() : undefined;
      if (!answer.ok) return setState({ kind: "problem", code: answer.code });
      running = answer.camera;
      running.onEnd(() => {
        if (mine === turn) setState({ kind: "problem", code: "busy" });
      });
      setState({ kind: "running", camera: running });
    }
    if (isVisible()) void open();
    else close();
    const stops = [onReturn(() => void open(), { on: ["visible"] }), onLeave(close)];
    return () => {
      for (const stop of stops) stop();
      close();
    };
  }, [attempt]);

  return { state, again: () => setAttempt((before) => before + 1) };
}
