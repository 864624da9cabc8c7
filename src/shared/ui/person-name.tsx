import { language } from "#texts/write.ts";
import { nameInScriptOf } from "../../domain/booking/name-scripts.ts";

/** Shows the typed name first, because passports carry it. */
export function PersonName({ name }: { name: string }) {
  const otherForm = nameInScriptOf(language, name);
  return (
    <>
      {name}
      {otherForm === null ? null : (
        <>
          {" "}
          <small className="dim">({otherForm})</small>
        </>
      )}
    </>
  );
}
