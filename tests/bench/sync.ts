import { randomUUID } from "node:crypto";
import { post, rpc, type Desk } from "../security/support/desk.ts";
import { ask } from "../security/support/visitor.ts";
import { round, type Bench } from "./figures.ts";

const SEATS = 500;

type Tour = { id: string; title: string };

const addTour = async (desk: Desk): Promise<Tour> => {
  const day = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
  const { destinations } = (await rpc(desk, "catalogue_since", { since: 0 })) as { destinations: { id: string }[] };
  const row = {
    title: `Load ${randomUUID().slice(0, 8)}`,
    description: "Room for all",
    image_url: "/placeholder.svg",
    duration_days: 1,
    price: 50,
    max_guests: SEATS,
    difficulty_level: "easy",
    destination_id: destinations[0]?.id,
    departure_dates: [day],
  };
  const answer = await ask(desk.url, "/rest/v1/tours", {
    method: "POST",
    headers: {
      apikey: desk.keys.secret,
      authorization: `Bearer ${desk.keys.secret}`,
      "content-type": "application/json",
      prefer: "return=representation",
    },
    body: JSON.stringify(row),
  });
  if (answer.status !== 201) throw new Error(`tour: ${answer.status} ${answer.text}`);
  const [tour]: Tour[] = JSON.parse(answer.text);
  if (!tour) throw new Error("no tour");
  return tour;
};

export const benchSync = async ({ stack, note }: Bench): Promise<void> => {
  const desk: Desk = await stack();
  const bytes = async (since: number) => {
    const answer = await post(desk, "/rest/v1/rpc/catalogue_since", { since });
    return {
      size: Buffer.byteLength(answer.text),
      revision: (JSON.parse(answer.text) as { revision: number }).revision,
    };
  };
  const whole = await bytes(0);
  const none = await bytes(whole.revision);
  const tour = await addTour(desk);
  const one = await bytes(whole.revision);
  note("catalogue, all of it", round(whole.size / 1024, 1), "KiB");
  note("sync, nothing new", none.size, "bytes");
  note("sync, one tour new", one.size, "bytes", tour.title);
};
