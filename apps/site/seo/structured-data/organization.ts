import type { CityLeaf, OrganizationLeaf, PersonLeaf, WebSiteLeaf } from 'schema-dts';
import { cv } from '../../content/cv.ts';
import { site } from '../../content/site.ts';
import { ids, reference } from './page.ts';

/** The short form, for pages that only name the publisher. */
export function publisher(origin: string): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': ids.organization(origin),
    name: site.brand,
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: '512', height: '512' },
  };
}

/** The full form, with the address and links of the footer. */
export function organization(origin: string): OrganizationLeaf {
  const { street, postalCode, city, country } = site.address;
  return {
    ...publisher(origin),
    legalName: site.legalName,
    slogan: site.claim,
    email: site.email,
    telephone: site.phone.label,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: country,
    },
    sameAs: site.social.map(({ href }) => href),
    founder: reference(ids.owner(origin)),
  };
}

export function website(origin: string): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': ids.website(origin),
    url: `${origin}/`,
    name: site.brand,
    inLanguage: site.language,
    publisher: reference(ids.organization(origin)),
  };
}

export function owner(origin: string): PersonLeaf {
  return {
    '@type': 'Person',
    '@id': ids.owner(origin),
    name: site.owner.name,
    url: `${origin}/about`,
    worksFor: reference(ids.organization(origin)),
  };
}

const home: CityLeaf = { '@type': 'City', name: site.address.city };

/** The full form, with the facts of the CV. */
export function ownerInFull(origin: string): PersonLeaf {
  return {
    ...owner(origin),
    jobTitle: site.owner.role,
    email: site.email,
    telephone: site.phone.label,
    homeLocation: home,
    knowsAbout: [...cv.uxExpertise, ...cv.uiExpertise],
  };
}
