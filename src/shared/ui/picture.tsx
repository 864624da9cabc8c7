import { useEffect, useRef, useState } from "react";
import { onBack, tellLost } from "../browser/network-news.ts";
import classes from "./picture.module.css";

const widths = [480, 960, 1600];
const placeholder = "/placeholder.svg";

/**
 * Pictures of the public bucket allow every page to read them, and only what can be read can be kept for offline. Of
 * other hosts nobody knows: asked like this, one that does not allow it would show no picture at all.
 */
const readable = (src: string) =>
  /^https?:\/\/[^/]+\/storage\/v1\/object\/public\//.test(src) ? "anonymous" : undefined;

type Props = {
  /** A finished address; one of ours that ends in -1600.webp has smaller siblings. */
  src: string;
  alt: string;
  /** How wide it is shown, in CSS' words, so that a phone takes the small one. */
  sizes: string;
  /** The first picture of a page is fetched at once, all others when they come near. */
  first?: boolean;
  ratio?: string;
  /** What of it stays in sight where it is cut, as CSS has it. */
  focus?: string;
};

const variantsOf = (src: string): string[] =>
  src.endsWith("-1600.webp") ? widths.map((width) => src.replace(/1600\.webp$/, `${width}.webp`)) : [];

/** A picture in its reserved place: nothing moves when it comes, and a placeholder stands there until it does. */
export function Picture({ src, alt, sizes, first = false, ratio = "3 / 2", focus }: Props) {
  const [lost, setLost] = useState({ src, times: 0 });
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // On a prerendered page it may have failed before anybody listened.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc) setLost({ src, times: 1 });
  }, [src]);
  const times = lost.src === src ? lost.times : 0;
  const isLost = times > 0 && src !== "";
  useEffect(() => {
    if (!isLost) return undefined;
    tellLost();
    return onBack(() => setLost({ src, times: 0 }));
  }, [isLost, src]);
  const variants = variantsOf(src);
  // What is out of reach may have been seen smaller before, and is kept then.
  const shown = [src, ...variants.slice(0, -1).toReversed()][times];
  return (
    <img
      ref={image}
      className={classes.picture}
      style={{ aspectRatio: ratio, objectPosition: shown ? focus : undefined }}
      src={shown || placeholder}
      srcSet={times > 0 ? undefined : variants.map((url, at) => `${url} ${widths[at]}w`).join() || undefined}
      sizes={sizes}
      crossOrigin={shown ? readable(src) : undefined}
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
