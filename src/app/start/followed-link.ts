const STILL_HERE_MS = 3_000;

function followed({ target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const isElsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented;
  if (link === null || isElsewhere || link.target !== "" || link.hasAttribute("download")) return null;
  const { origin, pathname, search } = window.location;
  const staysHere = link.pathname === pathname && link.search === search;
  return link.origin === origin && !staysHere ? link : null;
}

/** An installed window shows no sign of a navigation, so mark the link. */
export function dimFollowedLinks(page: Window): void {
  page.addEventListener("click", (event) => {
    const link = followed(event);
    if (link === null) return;
    link.style.opacity = "0.5";
    const asBefore = () => link.style.removeProperty("opacity");
    // Back restores this page as it was, so unmark the link.
    page.addEventListener("pagehide", asBefore, { once: true });
    setTimeout(asBefore, STILL_HERE_MS);
  });
}
