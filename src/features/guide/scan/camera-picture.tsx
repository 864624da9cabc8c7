import { Button } from "@mantine/core";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { SCAN } from "#texts/guide.ts";
import type { Camera } from "./camera.ts";
import { startDecoder } from "./decoder.ts";
import { createRepeatFilter } from "./repeat-filter.ts";
import { watchFrames } from "./watch-frames.ts";
import classes from "./scanner.module.css";

type Props = { camera: Camera; paused: boolean; onText: (text: string) => void; onReaderMissing: () => void };

function LightButton({ light }: { light: NonNullable<Camera["light"]> }) {
  const [on, setOn] = useState(false);
  const toggleLight = () =>
    void light(!on).then(
      () => setOn(!on),
      () => undefined,
    );
  return (
    <Button variant="default" aria-pressed={on} onClick={toggleLight}>
      {on ? SCAN.lightOff : SCAN.lightOn}
    </Button>
  );
}

export function CameraPicture({ camera, paused, onText, onReaderMissing }: Props) {
  const picture = useRef<HTMLVideoElement>(null);
  const reportText = useEffectEvent(onText);
  const isPaused = useEffectEvent(() => paused);
  const onMissingReader = useEffectEvent(onReaderMissing);

  useEffect(() => {
    const video = picture.current;
    if (!video) return;
    video.srcObject = camera.stream;
    // Rejects if the camera was stopped before the picture began.
    video.play().catch(() => undefined);
    const decoder = startDecoder(() => onMissingReader());
    const filterRepeats = createRepeatFilter(
      (text) => reportText(text),
      () => performance.now(),
      () => isPaused(),
    );
    const stop = watchFrames(video, decoder.read, filterRepeats);
    return () => {
      stop();
      decoder.stop();
      video.srcObject = null;
    };
  }, [camera]);

  return (
    <div className="stack tight">
      <div className={classes.square}>
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- a live picture without sound */}
        <video ref={picture} className={classes.video} muted playsInline aria-label={SCAN.picture} />
      </div>
      <div className="row">
        <span>{SCAN.holdCode}</span>
        {camera.light ? <LightButton light={camera.light} /> : null}
      </div>
    </div>
  );
}
