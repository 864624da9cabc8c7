import { useEffect, useRef, useState } from "react";
import { onConnectionBack, reportConnectionLost } from "../browser/connection-events.ts";
import classes from "./picture.module.css";

const widths = [480, 960, 1600];
const placeholder = "/placeholder.svg";

/** Only pictures with CORS can be stored offline, and hosts other than our bucket may lack it. */
const readablePath = (src: string) =>
  /^https?:\/\/[^/]+\/storage\/v1\/object\/public\//.test(src) ? "anonymous" : undefined;

type Props = {
  src: string;
  alt: string;
  sizes: string;
  first?: boolean;
  ratio?: string;
  focus?: string;
};

const variantsOf = (src: string): string[] =>
  src.endsWith("-1600.webp") ? widths.map((width) => src.replace(/1600\.webp$/, `${width}.webp`)) : [];

export function Picture({ src, alt, sizes, first = false, ratio = "3 / 2", focus }: Props) {
  const [lost, setLost] = useState({ src, times: 0 });
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // On a prerendered page it may have failed before hydration.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc) setLost({ src, times: 1 });
  }, [src]);
  const times = lost.src === src ? lost.times : 0;
  const isLost = times > 0 && src !== "";
  useEffect(() => {
    if (!isLost) return undefined;
    reportConnectionLost();
    return onConnectionBack(() => setLost({ src, times: 0 }));
  }, [isLost, src]);
  const variants = variantsOf(src);
  const shownVariant = [src, ...variants.slice(0, -1).toReversed()][times];
  return (
    <img
      ref={image}
      className={classes.picture}
      style={{ aspectRatio: ratio, objectPosition: shownVariant ? focus : undefined }}
      src={shownVariant || placeholder}
      srcSet={times > 0 ? undefined : variants.map((url, at) => `${url} ${widths[at]}w`).join() || undefined}
      sizes={sizes}
      crossOrigin={shownVariant ? readablePath(src) : undefined}
      alt={alt}
      width={1600}
      height={1067}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      decoding={first ? "sync" : "async"}
      onError={() => setLost({ src, times: times + 1 })}
    />
  );
}
