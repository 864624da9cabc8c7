import { Badge, Group, Text, Title } from "@mantine/core";
import classes from "./booking.module.css";

const CARDS = ["Visa", "Mastercard", "UzCard", "Humo"];

export const PaymentInfo = () => (
  <section className={classes.card} aria-labelledby="payment-info">
    <Title order={2} size="h4" id="payment-info">
      Payment
    </Title>
    <Text size="sm" c="dimmed" mt={4}>
      You pay on the secure page of our payment provider. Your card number never reaches us.
    </Text>
    <Group gap="xs" mt="sm">
      {CARDS.map((card) => (
        <Badge key={card} variant="outline" size="lg">
          {card}
        </Badge>
      ))}
    </Group>
  </section>
);
