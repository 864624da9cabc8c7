import { CONTENT_GAP_TEXTS, FORM_PARTS } from "#texts/desk-catalogue.ts";
import { shopState } from "../../../data/remote/desk/composed-calls.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import type { ItemForm } from "../../../domain/desk/catalogue/admin-forms.ts";
import { contentGapsOf } from "../../../domain/desk/catalogue/content-gaps.ts";
import { useDeskRead } from "../../shared/use-desk-read.ts";
import { useComingDepartures } from "../use-coming-departures.ts";
import { formPartsOf } from "./item-fields.tsx";
import { type FormPart, LACK_FIELDS, partId, partOf } from "./sections.ts";
import classes from "./item-form.module.css";

type Props = { kind: ItemKind; id: string; form: ItemForm };

function scrollToPart(part: FormPart | undefined): void {
  if (!part) return;
  const heading = document.querySelector<HTMLElement>(`#${partId(part)}`);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}

export function ContentGapsPanel({ kind, id, form }: Props) {
  const departures = useComingDepartures()(id);
  const shop = useDeskRead({ key: "shop", ask: shopState }).value;
  const gaps = contentGapsOf(kind, form, departures, shop?.health?.fiscal?.has_code ?? true);
  return (
    <section className={`surface stack tight ${classes.lacking}`} aria-label={CONTENT_GAP_TEXTS.title}>
      <nav aria-label={CONTENT_GAP_TEXTS.label} className="row">
        {[...formPartsOf(kind), "translations" as const].map((part) => (
          <button key={part} type="button" className={classes.jump} onClick={() => scrollToPart(part)}>
            {FORM_PARTS[part]}
          </button>
        ))}
      </nav>
      {gaps.length === 0 ? (
        <p className="dim">{CONTENT_GAP_TEXTS.none}</p>
      ) : (
        <details>
          <summary>
            {CONTENT_GAP_TEXTS.title} <span className="dim">{gaps.length}</span>
          </summary>
          <ul className="plain">
            {gaps.map((lack) => (
              <li key={lack}>
                <button type="button" className={classes.jump} onClick={() => scrollToPart(partOf(LACK_FIELDS[lack]))}>
                  {CONTENT_GAP_TEXTS.words[lack]}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
