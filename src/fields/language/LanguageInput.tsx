import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Card, Radio, Text } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { InputProps } from 'engine/runtime/field.ts';
import { useLanguage } from '../../i18n/language.ts';
import { SearchInput } from '../../ui/field/SearchInput.tsx';
import { values } from '../../values/values.ts';
import type { LanguageProps } from './definition.ts';
import styles from './LanguageInput.module.css';
import { findLanguages } from './find-languages.ts';

/** The languages as rows, each by its own name, the current one first, with a search by any of their names. */
export function LanguageInput({ name, text, onChange, isDisabled, props }: InputProps & { props: LanguageProps }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const found = findLanguages(values.languages.languages, language, search);
  const chooseFirst = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // Enter would submit the form.
    event.preventDefault();
    const [first] = found;
    if (search.trim() !== '' && first) onChange(first.code);
  };
  return (
    <Card py={4}>
      <Radio.Group
        name={name}
        label={t(props.label)}
        labelProps={{ className: 'visually-hidden' }}
        value={text}
        onChange={(value) => onChange(value)}
        disabled={isDisabled}
      >
        <div className={styles.search}>
          <SearchInput
            label={t('language.search')}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            onKeyDown={chooseFirst}
          />
        </div>
        <div className={styles.rows}>
          {found.map(({ code, label }) => (
            <Radio
              key={code}
              value={code}
              label={<bdi>{label}</bdi>}
              labelPosition="left"
              wrapperProps={{ lang: code, translate: 'no' }}
              classNames={styles}
            />
          ))}
        </div>
        <Text role="status" c="dimmed" py={found.length === 0 ? 'md' : 0}>
          {found.length === 0 && t('language.none')}
        </Text>
      </Radio.Group>
    </Card>
  );
}
