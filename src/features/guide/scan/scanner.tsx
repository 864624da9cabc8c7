import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { SCAN, SCAN_PROBLEMS } from "#texts/guide.ts";
import { CameraPicture } from "./camera-picture.tsx";
import type { CameraProblem } from "./camera.ts";
import { useCamera } from "./use-camera.ts";
import classes from "./scanner.module.css";

type ScanProblem = CameraProblem | "reader_missing";

type Props = {
  onText: (text: string) => void;
  paused?: boolean;
};

function Problem({ code, again }: { code: ScanProblem; again: () => void }) {
  const button = code === "unsupported" ? null : code === "blocked" ? SCAN.loadAgain : SCAN.tryAgain;
  return (
    <div className={`surface stack tight ${classes.instead}`} role="alert">
      <Text className="problem">{SCAN_PROBLEMS[code]}</Text>
      <Text className="dim">{SCAN.withoutCamera}</Text>
      {button ? (
        <Button variant="default" onClick={code === "blocked" ? () => window.location.reload() : again}>
          {button}
        </Button>
      ) : null}
    </div>
  );
}

export function Scanner({ onText, paused = false }: Props) {
  const { state, again } = useCamera();
  const [readerMissing, setReaderMissing] = useState(false);
  const restart = () => {
    setReaderMissing(false);
    again();
  };
  if (readerMissing) return <Problem code="reader_missing" again={restart} />;
  if (state.kind === "problem") return <Problem code={state.code} again={again} />;
  if (state.kind === "starting")
    return (
      <div className={classes.square} role="status">
        {SCAN.starting}
      </div>
    );
  const { camera } = state;
  const withoutReader = () => {
    camera.stop();
    setReaderMissing(true);
  };
  return (
    <div hidden={paused}>
      <CameraPicture camera={camera} paused={paused} onText={onText} onReaderMissing={withoutReader} />
    </div>
  );
}
