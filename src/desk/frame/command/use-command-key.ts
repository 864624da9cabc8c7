import { type RefObject, useEffect } from "react";
import { isTyping } from "../../shared/table/use-row-keys.ts";

export function useCommandKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const slash = key === "/" && !ctrlKey && !metaKey && !altKey && !isTyping(target);
      const control = key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey;
      if (!(slash || control) || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [field]);
}
