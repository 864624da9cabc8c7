import { useEffect, useRef, useState } from "react";
import { onBack, tellLost } from "../browser/network-news.ts";
import classes from "./picture.module.css";

const widths = [480, 960, 1600];
const placeholder = "/placeholder.svg";

/**
 * Only pictures with CORS can be stored for offline. Our bucket allows it; other hosts may not, and would then show
 * no picture.
 */
const readable = (src: string) =>
  /^https?:\/\/[^/]+\/storage\/v1\/object\/public\//.test(src) ? "anonymous" : undefined;

type Props = {
  /** An address of ours that ends in -1600.webp has smaller siblings. */
  src: string;
  alt: string;
  sizes: string;
  /** The first picture of a page loads at once, others when they come near. */
  first?: boolean;
  ratio?: string;
  /** CSS `object-position` for cropping. */
  focus?: string;
};

const variantsOf = (src: string): string[] =>
  src.endsWith("-1600.webp") ? widths.map((width) => src.replace(/1600\.webp$/, `${width}.webp`)) : [];

/** Reserves its space, so nothing moves when it loads. */
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
    tellLost();
    return onBack(() => setLost({ src, times: 0 }));
  }, [isLost, src]);
  const variants = variantsOf(src);
  // If it fails, a smaller variant may be cached.
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
