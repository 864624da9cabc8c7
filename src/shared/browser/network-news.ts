/** Between pictures and parts that do not come and those who ask the server whether it is there. */
const LOST = "journey:lost";
const BACK = "journey:back";

/** Something did not come: somebody should find out whether the network is gone. */
export const tellLost = (): void => void window.dispatchEvent(new Event(LOST));

/** The server has answered again: what did not come is worth another try. */
export const tellBack = (): void => void window.dispatchEvent(new Event(BACK));

function listen(names: readonly string[], work: () => void): () => void {
  for (const name of names) window.addEventListener(name, work);
  return () => {
    for (const name of names) window.removeEventListener(name, work);
  };
}

export const onLost = (work: () => void): (() => void) => listen([LOST], work);

/** Also when the browser says so: it knows of a network that came back, and nothing of servers. */
export const onBack = (work: () => void): (() => void) => listen([BACK, "online"], work);
