const NAVIGATION_LIMIT_MS = 3_000;

function followedLink({ target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const isElsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented;
  if (link === null || isElsewhere || link.target !== "" || link.hasAttribute("download")) return null;
  const { origin, pathname, search } = window.location;
  const staysOnPage = link.pathname === pathname && link.search === search;
  return link.origin === origin && !staysOnPage ? link : null;
}

/** An installed window shows no sign of a navigation, so mark the link. */
export function dimFollowedLinks(page: Window): void {
  page.addEventListener("click", (event) => {
    const link = followedLink(event);
    if (link === null) return;
    link.style.opacity = "0.5";
    const restoreOpacity = () => link.style.removeProperty("opacity");
    // Back restores this page as it was, so unmark the link.
    page.addEventListener("pagehide", restoreOpacity, { once: true });
    setTimeout(restoreOpacity, NAVIGATION_LIMIT_MS);
  });
}
