import type { KeyboardEvent, MouseEvent } from "react";
import { GALLERY_FIELD } from "#texts/desk-catalogue.ts";
import { imageUrl } from "../../../data/net/addresses.ts";
import type { ItemPicture } from "../../../domain/catalogue/pictures.ts";
import { Picture } from "../../../shared/ui/picture.tsx";
import classes from "./item-form.module.css";

const STEP = 5;
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

type Props = { picture: ItemPicture; at: number; change: (picture: ItemPicture) => void };

export function FocusPoint({ picture, at, change }: Props) {
  const { x, y } = picture;
  const moveFocus = (toX: number, toY: number) => change({ ...picture, x: percent(toX), y: percent(toY) });
  const click = ({ clientX, clientY, detail, currentTarget }: MouseEvent) => {
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    moveFocus(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  };
  const keys = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    moveFocus(x + step[0], y + step[1]);
  };
  return (
    <button
      type="button"
      className={classes.focus}
      title={GALLERY_FIELD.focusHint}
      aria-label={GALLERY_FIELD.focus({ at, x, y })}
      onClick={click}
      onKeyDown={keys}
    >
      <Picture src={imageUrl(picture.url)} alt="" sizes="16rem" ratio="auto" />
      <span className={classes.point} style={{ left: `${x}%`, top: `${y}%` }} />
    </button>
  );
}
