import { useEffect, useRef, useState } from "react";
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
};

const variantsOf = (src: string) =>
  src.endsWith("-1600.webp")
    ? widths.map((width) => `${src.replace(/-1600\.webp$/, `-${width}.webp`)} ${width}w`).join(", ")
    : undefined;

/** A picture in its reserved place: nothing moves when it comes, and a placeholder stands there when it does not. */
export function Picture({ src, alt, sizes, first = false, ratio = "3 / 2" }: Props) {
  const [broken, setBroken] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // On a prerendered page it may have failed before anybody listened.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc) setBroken(src);
  }, [src]);
  const failed = broken === src || src === "";
  return (
    <img
      ref={image}
      className={classes.picture}
      style={{ aspectRatio: ratio }}
      src={failed ? placeholder : src}
      srcSet={failed ? undefined : variantsOf(src)}
      sizes={sizes}
      crossOrigin={failed ? undefined : readable(src)}
      alt={alt}
      width={1600}
      height={1067}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      decoding={first ? "sync" : "async"}
      onError={() => setBroken(src)}
    />
  );
}
