import { useEffect, useState } from "react";

/** Whether the browser promised not to clear what this device keeps; asked for when there is something to keep. */
export function usePersistence(wanted: boolean): boolean | null {
  const [promised, setPromised] = useState<boolean | null>(null);
  useEffect(() => {
    if (!("storage" in navigator) || typeof navigator.storage.persist !== "function") return;
    let current = true;
    const asked = wanted ? navigator.storage.persist() : navigator.storage.persisted();
    asked.then(
      (answer) => current && setPromised(answer),
      () => current && setPromised(false),
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  return promised;
}
