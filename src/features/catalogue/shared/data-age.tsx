import { CATALOGUE_AGE } from "#texts/home.ts";
import { ageText } from "#texts/write.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import { useCatalogue, useConnection, useInBrowser } from "./use-catalogue.ts";

export function DataAge() {
  const { snapshot, problem, storage } = useCatalogue();
  const connection = useConnection();
  if (!useInBrowser()) return null;
  const isStale = connection === "offline" || problem !== null;
  return (
    <div role="status">
      {isStale && snapshot.as_of !== null && (
        <p className="dim">
          {connection === "offline" ? CATALOGUE_AGE.offline : CATALOGUE_AGE.failed}{" "}
          {CATALOGUE_AGE.asOf({ age: ageText(snapshot.as_of, trustedNow()) })}
        </p>
      )}
      {storage === "full" && <p className="surface">{CATALOGUE_AGE.storageFull}</p>}
      {storage === "refused" && <p className="surface">{CATALOGUE_AGE.storageRefused}</p>}
    </div>
  );
}
