import { Button } from "@mantine/core";
import { createContext, type ReactNode, Suspense, use, useDeferredValue, useState } from "react";
import type { ItemForms } from "../../../domain/desk/catalogue/admin-forms.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import { PREVIEW } from "../messages/preview.ts";
import classes from "./item-form.module.css";

type Props = { kind: ItemKind; id: string; form: ItemForms[ItemKind] };
export type ShowPreview = (props: Props & { title: string }) => ReactNode;

/** The app around the desk provides the traveler's page. */
export const ItemPreviewContext = createContext<ShowPreview>(() => null);

/** The page as a traveler sees it on a phone; follows what is typed. */
export function PagePreview({ kind, id, form }: Props) {
  const showPreview = use(ItemPreviewContext);
  const [open, setOpen] = useState(false);
  const later = useDeferredValue(form);
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
          <Suspense fallback={<Spinner />}>{showPreview({ kind, id, form: later, title: PREVIEW.title })}</Suspense>
        </>
      ) : null}
    </div>
  );
}
