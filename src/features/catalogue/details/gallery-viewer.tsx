import { type UIEvent, useEffect, useRef, useState } from "react";
import { GALLERY } from "#texts/catalogue.ts";
import { imageUrl } from "../../../data/net/addresses.ts";
import type { ItemPicture } from "../../../domain/catalogue/pictures.ts";
import { textLanguage } from "../../../domain/catalogue/translation/translations.ts";
import type { Untranslated } from "../../../domain/catalogue/types.ts";
import { Dialog } from "../../../shared/ui/dialog/dialog.tsx";
import { Picture } from "../../../shared/ui/picture.tsx";
import { rowText } from "../../../shared/ui/row-text.tsx";
import { pictureText } from "../../../text/catalogue.ts";
import classes from "./gallery-viewer.module.css";

type Props = {
  title: string;
  pictures: readonly ItemPicture[];
  row: Untranslated;
  first: number;
  onClose: () => void;
};

export function GalleryViewer({ title, pictures, row, first, onClose }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(first);
  const last = pictures.length - 1;

  const scrollToPicture = (index: number) => {
    const { current } = strip;
    current?.scrollTo({ left: index * current.clientWidth, behavior: "instant" });
  };
  const turnTo = (index: number) => {
    const nextIndex = Math.min(last, Math.max(0, index));
    setAt(nextIndex);
    scrollToPicture(nextIndex);
  };
  const scrolled = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) => {
    if (clientWidth > 0) setAt(Math.round(scrollLeft / clientWidth));
  };
  useEffect(() => {
    // The dialog opens after this effect, so it has a width only in the next frame.
    const frame = requestAnimationFrame(() => scrollToPicture(first));
    return () => cancelAnimationFrame(frame);
  }, [first]);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const targetIndex = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
      if (targetIndex === undefined) return;
      event.preventDefault();
      turnTo(targetIndex);
    };
    document.addEventListener("keydown", keys);
    return () => document.removeEventListener("keydown", keys);
  });

  return (
    <Dialog title={rowText(title, row)} look={classes.viewer} onClose={onClose}>
      <div className={classes.stage}>
        <div
          ref={strip}
          className={classes.strip}
          role="region"
          tabIndex={0}
          aria-label={GALLERY.label}
          onScroll={scrolled}
        >
          {pictures.map(({ url, alt }, index) => (
            <figure key={url} aria-hidden={index !== at} lang={textLanguage(alt, row)}>
              {Math.abs(index - at) < 2 ? (
                <Picture src={imageUrl(url)} alt={alt} sizes="100vw" ratio="auto" first={index === at} />
              ) : null}
              <figcaption aria-hidden="true">{alt}</figcaption>
            </figure>
          ))}
        </div>
        <div className={`row ${classes.bar}`}>
          <button type="button" aria-label={GALLERY.before} disabled={at === 0} onClick={() => turnTo(at - 1)}>
            ←
          </button>
          <p aria-hidden="true">{GALLERY.count({ at: at + 1, all: pictures.length })}</p>
          <button type="button" aria-label={GALLERY.next} disabled={at === last} onClick={() => turnTo(at + 1)}>
            →
          </button>
          <p role="status" className={classes.spoken}>
            {pictureText(at, pictures.length, pictures[at]?.alt ?? "")}
          </p>
        </div>
        <button type="button" className={classes.close} aria-label={GALLERY.close} onClick={onClose}>
          ✕
        </button>
      </div>
    </Dialog>
  );
}
