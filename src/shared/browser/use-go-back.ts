import { useNavigate } from "react-router-dom";

type Navigated = { navigation?: { canGoBack: boolean } };

/** Whether the page before is one of ours: a link from a message opens a tab that has none. */
function hasPageBefore(): boolean {
  const { navigation } = window as Navigated;
  if (navigation) return navigation.canGoBack;
  // What the router writes down for browsers that cannot say it.
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return (idx ?? 0) > 0;
}

/** One page back; to `otherwise` where there is nothing to go back to. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => void (hasPageBefore() ? navigate(-1) : navigate(otherwise, { replace: true }));
}
