import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../../shared/paths.ts";

export const SEARCH_PANEL = "header-search";

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

type OpenedSearch = { at: string; Panel: ComponentType<{ id: string }> };

export function useHeaderSearch() {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<OpenedSearch | null>(null);
  const link = useRef<HTMLElement>(null);
  const Panel = opened?.at === key ? opened.Panel : null;
  const isOpen = Panel !== null;

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpened(null);
      link.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOpen]);

  const toggleSearch = (event: MouseEvent<HTMLElement>) => {
    if (pathname === paths.search() || !isPlainClick(event)) return;
    event.preventDefault();
    link.current = event.currentTarget;
    if (isOpen) return setOpened(null);
    import("./search-panel.tsx").then(
      ({ SearchPanel }) => setOpened({ at: key, Panel: SearchPanel }),
      () => navigate(paths.search()),
    );
  };
  return { Panel, toggle: toggleSearch };
}
