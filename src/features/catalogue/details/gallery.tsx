import { Button } from "@mantine/core";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { GALLERY } from "#texts/catalogue.ts";
import { imageUrl } from "../../../data/net/addresses.ts";
import { focusOf, type ItemPicture } from "../../../domain/catalogue/pictures.ts";
import { textLanguage } from "../../../domain/catalogue/translation/translations.ts";
import type { Untranslated } from "../../../domain/catalogue/types.ts";
import { runWhenIdle } from "../../../shared/run-when-idle.ts";
import { Picture } from "../../../shared/ui/picture.tsx";
import { pictureText } from "../../../text/catalogue.ts";
import type { GalleryViewer } from "./gallery-viewer.tsx";
import classes from "./gallery.module.css";

const TILES = 5;
const WIDE = "(min-width: 48em)";
const FIRST_SIZES = "(min-width: 74em) 33rem, (min-width: 48em) 62vw, 113vw";
const TILE_SIZES = "(min-width: 48em) 17rem, 113vw";

type Props = { title: string; pictures: readonly ItemPicture[]; row: Untranslated };

export function Gallery({ title, pictures, row }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [wanted, setWanted] = useState(1);
  const [Viewer, setViewer] = useState<typeof GalleryViewer>();
  const [opened, setOpened] = useState<number>();
  const [missing, setMissing] = useState(false);
  const pictureCount = pictures.length;

  const loadAtLeast = (most: number) => setWanted((before) => Math.max(before, most));
  useEffect(() => {
    let isMounted = true;
    if (window.matchMedia(WIDE).matches) runWhenIdle(() => isMounted && loadAtLeast(TILES));
    return () => {
      isMounted = false;
    };
  }, []);

  const scrolled = () => {
    const { current } = strip;
    if (current === null) return;
    const visibleIndex = Math.round(current.scrollLeft / current.clientWidth);
    setAt(visibleIndex);
    loadAtLeast(visibleIndex + 2);
  };
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    const currentTile = event.currentTarget.parentElement;
    const nextTile = step === -1 ? currentTile?.previousElementSibling : currentTile?.nextElementSibling;
    const button = nextTile?.querySelector("button");
    if (!button?.checkVisibility()) return;
    event.preventDefault();
    button.focus();
  };
  const open = async (index: number) => {
    setOpened(index);
    try {
      const viewerModule = await import("./gallery-viewer.tsx");
      setViewer(() => viewerModule.GalleryViewer);
      setMissing(false);
    } catch (error) {
      console.warn("The viewer could not be loaded:", error);
      setMissing(true);
    }
  };

  return (
    <section className={classes.gallery} data-tiles={Math.min(pictureCount, TILES)} aria-label={GALLERY.label}>
      <ul ref={strip} className={`plain ${classes.strip}`} onScroll={scrolled}>
        {pictures.map((picture, index) => (
          <li key={picture.url}>
            <button
              type="button"
              aria-label={pictureText(index, pictureCount, picture.alt)}
              onPointerDown={() => loadAtLeast(index + 2)}
              onFocus={() => loadAtLeast(index + 2)}
              onKeyDown={keys}
              onClick={() => void open(index)}
            >
              {index < wanted ? (
                <Picture
                  src={imageUrl(picture.url)}
                  alt=""
                  sizes={index === 0 ? FIRST_SIZES : TILE_SIZES}
                  first={index === 0}
                  ratio="auto"
                  focus={focusOf(picture)}
                />
              ) : null}
              <span className={classes.words} lang={textLanguage(picture.alt, row)}>
                {picture.alt}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className={classes.count} aria-hidden="true">
        {GALLERY.count({ at: at + 1, all: pictureCount })}
      </p>
      <p className={classes.dots} aria-hidden="true">
        {pictures.map((picture, index) => (
          <span key={picture.url} data-here={index === at || undefined} />
        ))}
      </p>
      <Button className={classes.all} variant="default" size="compact-md" onClick={() => void open(0)}>
        {GALLERY.open({ all: pictureCount })}
      </Button>
      {missing ? (
        <p role="alert" className={classes.missing}>
          {GALLERY.missing}
        </p>
      ) : null}
      {Viewer && opened !== undefined ? (
        <Viewer title={title} pictures={pictures} row={row} first={opened} onClose={() => setOpened(undefined)} />
      ) : null}
    </section>
  );
}
