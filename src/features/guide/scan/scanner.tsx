import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { CameraPicture } from "./camera-picture.tsx";
import { SCAN_PROBLEMS, type ScanProblem, STARTING, WITHOUT_CAMERA } from "./scan-problems.ts";
import { useCamera } from "./use-camera.ts";
import classes from "./scanner.module.css";

type Props = {
  onText: (text: string) => void;
  paused?: boolean;
};

function Problem({ code, again }: { code: ScanProblem; again: () => void }) {
  const { text, button } = SCAN_PROBLEMS[code];
  return (
    <div className={`surface stack tight ${classes.instead}`} role="alert">
      <Text className="problem">{text}</Text>
      <Text className="dim">{WITHOUT_CAMERA}</Text>
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
        {STARTING}
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
