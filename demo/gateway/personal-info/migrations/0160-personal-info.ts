import { statements } from '../../db/statements';

/**
 * Data of people as travellers, beside their documents: Latin name, frequent flyer cards, preferences, emergency
 * contact.
 */
export const migration = statements(
  `alter table staff add column latin_name text not null default '' check (latin_name = upper(latin_name))`,
  `create table frequent_flyer_card (
    staff_no text not null references staff on delete cascade,
    airline text not null check (airline ~ '^[A-Z0-9]{2}$'),
    card_no text not null check (card_no ~ '^[A-Z0-9]{6,16}$'),
    primary key (staff_no, airline)
  )`,
  `create table travel_wish (
    staff_no text primary key references staff on delete cascade,
    seat text not null default '',
    meal text not null default ''
  )`,
  `create table emergency_contact (
    staff_no text primary key references staff on delete cascade,
    contact_name text not null,
    relation text not null,
    phone text not null check (phone ~ '^1[3-9][0-9]{9}$')
  )`,
);
