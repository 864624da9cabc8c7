import { Button, Card, Container, MantineProvider, SimpleGrid, Text, Title } from "@mantine/core";

const cards = ["Samarkand", "Bukhara", "Khiva", "Tashkent", "Nukus", "Termez"];

export const Page = () => (
  <MantineProvider>
    <Container>
      <Title order={1}>Discover the Magic of Uzbekistan</Title>
      <Text>Small-group tours and packages along the Silk Road.</Text>
      <Button component="a" href="/tours">
        Plan Your Trip
      </Button>
      <SimpleGrid cols={2}>
        {cards.map((name) => (
          <Card key={name}>
            <Text>{name}</Text>
          </Card>
        ))}
      </SimpleGrid>
    </Container>
  </MantineProvider>
);
