import { Button } from "@mantine/core";
import { use, useState } from "react";
import { PREVIEW } from "#texts/desk-catalogue.ts";
import { type PreviewProps, ShowPreviewContext } from "../show-preview.ts";
import classes from "./item-form.module.css";

/** As in `item-form.module.css`. */
const BESIDE_FORM = "(min-width: 75em)";

export function PagePreview({ kind, id, form }: PreviewProps) {
  const showPreview = use(ShowPreviewContext);
  const [open, setOpen] = useState(() => window.matchMedia(BESIDE_FORM).matches);
  return (
    <div className="stack tight">
      <div>
        <Button variant="default" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? PREVIEW.hide : PREVIEW.show}
        </Button>
      </div>
      {open ? (
        <>
          <p className={`notice ${classes.unpublished}`}>{PREVIEW.unpublished}</p>
          {showPreview({ kind, id, form, title: PREVIEW.title })}
        </>
      ) : null}
    </div>
  );
}
