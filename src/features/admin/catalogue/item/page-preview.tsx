import { Button } from "@mantine/core";
import { type ComponentType, Suspense, useDeferredValue, useState } from "react";
import type { ItemForms } from "../../../../domain/catalogue/admin/admin-forms.ts";
import type { ItemKind } from "../../../../domain/catalogue/types.ts";
import { Spinner } from "../../../../shared/ui/spinner.tsx";
import { PREVIEW } from "../../messages/preview.ts";
import classes from "./item-form.module.css";

export type Preview = ComponentType<{ kind: ItemKind; id: string; form: ItemForms[ItemKind]; title: string }>;
type Props = { kind: ItemKind; id: string; form: ItemForms[ItemKind]; Preview: Preview };

/** The page as a traveler sees it on a phone, as it is typed; drawn when it is asked for, and after what is typed. */
export function PagePreview({ kind, id, form, Preview: Shown }: Props) {
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
          <Suspense fallback={<Spinner />}>
            <Shown kind={kind} id={id} form={later} title={PREVIEW.title} />
          </Suspense>
        </>
      ) : null}
    </div>
  );
}
