import { Title } from "@mantine/core";
import styles from "./details.module.css";

export function Itinerary({ days }: { days: Readonly<Record<string, string>> }) {
  const inOrder = Object.entries(days).toSorted(([a], [b]) => Number(a) - Number(b));
  if (inOrder.length === 0) return null;
  return (
    <section>
      <Title order={2}>Itinerary</Title>
      <ol className={styles.days}>
        {inOrder.map(([day, text]) => (
          <li key={day}>
            <b>Day {day}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
